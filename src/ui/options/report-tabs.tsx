import type { ComponentChildren } from 'preact';
import { Tabs } from '../components/tabs.tsx';

export type ReportTabId = 'pages' | 'skipped' | 'failures';

export interface ReportTabsProps {
  readonly current: ReportTabId;
  readonly counts: Readonly<Record<ReportTabId, number>>;
  readonly onChange: (id: ReportTabId) => void;
  readonly children?: ComponentChildren;
}

/** Pages, skipped and failures, with how many of each. */
export function ReportTabs({ current, counts, onChange, children }: ReportTabsProps) {
  return (
    <div class="toolbar vw">
      <Tabs
        label="Report"
        panelId="report-panel"
        current={current}
        onChange={onChange}
        tabs={[
          { id: 'pages', label: 'Pages', count: counts.pages },
          { id: 'skipped', label: 'Skipped', count: counts.skipped },
          { id: 'failures', label: 'Failures', count: counts.failures },
        ]}
      />
      <span class="grow" />
      {children}
    </div>
  );
}
