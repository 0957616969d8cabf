/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** Types of metrics that count; all others are gauges. */
const TYPES: Readonly<Record<string, string>> = {
  paydirt_requests_total: 'counter',
  paydirt_request_seconds: 'histogram',
  paydirt_jobs_total: 'counter',
};

/** Figures by name and labels, as Prometheus writes them: `paydirt_jobs_total{kind="…",outcome="done"}`. */
export type Series = Readonly<Record<string, number>>;

/** Figures of the process since it started. */
export interface Metrics {
  request(call: string, code: number, seconds: number): void;
  job(kind: string, failed: boolean): void;
  series(): Series;
}

/** Create the metrics of a process. */
export function createMetrics(): Metrics {
  const counts = new Map<string, number>();
  const add = (name: string, labels: string, value: number) => {
    const key = `${name}{${labels}}`;
    counts.set(key, (counts.get(key) ?? 0) + value);
  };

  return {
    request(call, code, seconds) {
      add('paydirt_requests_total', `call="${call}",code="${code}"`, 1);
      const labels = `call="${call}"`;
      for (const bound of BOUNDS)
        add('paydirt_request_seconds_bucket', `${labels},le="${bound}"`, seconds <= bound ? 1 : 0);
      add('paydirt_request_seconds_bucket', `${labels},le="+Inf"`, 1);
      add('paydirt_request_seconds_sum', labels, seconds);
      add('paydirt_request_seconds_count', labels, 1);
    },

    job: (kind, failed) =>
      add('paydirt_jobs_total', `kind="${kind}",outcome="${failed ? 'failed' : 'done'}"`, 1),

    series: () => Object.fromEntries(counts),
  };
}

/** Add up the figures of several processes. */
export function sumSeries(all: readonly Series[]): Series {
  const sums = new Map<string, number>();
  for (const series of all)
    for (const [key, value] of Object.entries(series)) sums.set(key, (sums.get(key) ?? 0) + value);
  return Object.fromEntries(sums);
}

const familyOf = (key: string) =>
  (key.split('{', 1)[0] ?? '').replace(/^(paydirt_request_seconds)_(?:bucket|sum|count)$/, '$1');

/** Write figures in Prometheus' text format. */
export function metricsText(series: Series): string {
  const families = Map.groupBy(Object.entries(series), ([key]) => familyOf(key));
  let text = '';
  for (const [family, figures] of families) {
    text += `# TYPE ${family} ${TYPES[family] ?? 'gauge'}\n`;
    for (const [key, value] of figures) text += `${key} ${value}\n`;
  }
  return text;
}
