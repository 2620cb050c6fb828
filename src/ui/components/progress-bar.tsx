export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
  /** A meter beside the main bar. */
  readonly thin?: boolean;
  readonly quiet?: boolean;
  /** What a screen reader says in place of the bare number. */
  readonly text?: string;
}

/** A bar that fills toward a limit which is named beside it. */
export function ProgressBar({ label, value, limit, thin = false, quiet = false, text }: ProgressBarProps) {
  const share = limit <= 0 ? 1 : Math.min(1, Math.max(0, value / limit));
  return (
    <div
      class={`bar${thin ? ' thin' : ''}${quiet ? ' quiet' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(limit, Math.round(value))}
      aria-valuetext={text}
    >
      <i style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </div>
  );
}
