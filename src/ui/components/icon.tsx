import type { ComponentChild } from 'preact';

/** Every icon of the interface, drawn on a grid of 16. */
type IconName =
  | 'allowed'
  | 'blocked'
  | 'unknown'
  | 'not-applicable'
  | 'error'
  | 'warning'
  | 'info'
  | 'right'
  | 'down'
  | 'refresh'
  | 'search'
  | 'clock'
  | 'check'
  | 'stop'
  | 'export'
  | 'close'
  | 'gate';

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Lines inside a filled shape take the colour behind it, so that they look cut out. */
const KNOCK = { ...LINE, stroke: 'var(--knock)', 'stroke-width': 1.75 } as const;

const SHAPES: Readonly<Record<IconName, ComponentChild>> = {
  allowed: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M4.8 8.3 7.1 10.6 11.3 5.8" {...KNOCK} />
    </>
  ),
  blocked: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" />
      <path d="M4.6 8h6.8" {...KNOCK} stroke-width={2.25} />
    </>
  ),
  unknown: (
    <>
      <path d="M8 .6a1 1 0 0 1 .7.3l6.4 6.4a1 1 0 0 1 0 1.4l-6.4 6.4a1 1 0 0 1-1.4 0L.9 8.7a1 1 0 0 1 0-1.4L7.3.9A1 1 0 0 1 8 .6z" />
      <path d="M6.3 6.4a1.75 1.75 0 1 1 2.6 1.5c-.6.35-.9.7-.9 1.3" {...KNOCK} stroke-width={1.5} />
      <circle cx="8" cy="11.4" r=".95" fill="var(--knock)" />
    </>
  ),
  'not-applicable': (
    <>
      <circle cx="8" cy="8" r="6.2" {...LINE} stroke-linecap="butt" stroke-dasharray="2.4 2.46" />
      <path d="M5.5 8h5" {...LINE} />
    </>
  ),
  error: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" />
      <path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2" {...KNOCK} />
    </>
  ),
  warning: (
    <>
      <path d="M8 1.6 15 14H1z" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" />
      <path d="M8 6v3.6" {...KNOCK} />
      <circle cx="8" cy="11.9" r="1" fill="var(--knock)" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.3" {...LINE} />
      <path d="M8 7.4v3.6" {...LINE} />
      <circle cx="8" cy="5" r="1" />
    </>
  ),
  right: <path d="m6 4 4 4-4 4" {...LINE} />,
  down: <path d="m4 6 4 4 4-4" {...LINE} />,
  refresh: <path d="M13.2 8a5.2 5.2 0 1 1-1.5-3.7L13.2 5.8M13.2 2.5v3.3H9.9" {...LINE} />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.3" {...LINE} />
      <path d="m10.3 10.3 3.2 3.2" {...LINE} />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="6" {...LINE} />
      <path d="M8 4.6V8l2.3 1.6" {...LINE} />
    </>
  ),
  check: <path d="m3 8.5 3.3 3.3L13 4.7" {...LINE} />,
  stop: <rect x="3.5" y="3.5" width="9" height="9" rx="1" />,
  export: <path d="M8 2v7.5M5 6.8l3 3 3-3M2.5 11v2.5h11V11" {...LINE} />,
  close: <path d="m4 4 8 8m0-8-8 8" {...LINE} />,
  gate: (
    <>
      <path d="M2.5 14V3.6L4 2l1.5 1.6V14z" />
      <path fill-rule="evenodd" d="M5.5 5H14v7H5.5zm0 1.75v3.5h6.75v-3.5z" />
    </>
  ),
};

export interface IconProps {
  readonly name: IconName;
  /** 12, 16 or 28 px. */
  readonly size?: 's' | 'm' | 'l';
  /** A colour class such as `allowed` or `dim`. */
  readonly tone?: string;
  /** What the icon says where no word stands beside it; without it the icon is hidden from screen readers. */
  readonly label?: string;
}

export function Icon({ name, size = 'm', tone = '', label }: IconProps) {
  const classes = `i${size === 'm' ? '' : ` ${size}`}${tone === '' ? '' : ` ${tone}`}`;
  return label === undefined ? (
    <svg class={classes} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  ) : (
    <svg class={classes} viewBox="0 0 16 16" role="img" aria-label={label}>
      {SHAPES[name]}
    </svg>
  );
}
