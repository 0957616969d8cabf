/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Figures of the process since it started. */
export interface Metrics {
  request(call: string, code: number, seconds: number): void;
  job(kind: string, failed: boolean): void;
  /** Everything in Prometheus' text format; `gauges` adds what is known elsewhere. */
  text(gauges: Readonly<Record<string, number>>): string;
}

const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}\n`;

function increment(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
}

/** Make the metrics of a process. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const jobs = new Map<string, number>();

  function histogram(name: string): string {
    let text = '';
    for (const [labels, { buckets, sum, count }] of durations) {
      BOUNDS.forEach((bound, i) => {
        text += line(`${name}_bucket`, `${labels},le="${bound}"`, buckets[i] ?? 0);
      });
      text += line(`${name}_bucket`, `${labels},le="+Inf"`, count);
      text += line(`${name}_sum`, labels, sum) + line(`${name}_count`, labels, count);
    }
    return text;
  }

  return {
    request(call, code, seconds) {
      increment(requests, `call="${call}",code="${code}"`);
      const labels = `call="${call}"`;
      const known = durations.get(labels) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      durations.set(labels, known);
      BOUNDS.forEach((bound, i) => {
        if (seconds <= bound) known.buckets[i] = (known.buckets[i] ?? 0) + 1;
      });
      known.sum += seconds;
      known.count += 1;
    },

    job: (kind, failed) => increment(jobs, `kind="${kind}",outcome="${failed ? 'failed' : 'done'}"`),

    text(gauges) {
      let text = '# TYPE paydirt_requests_total counter\n';
      for (const [labels, count] of requests) text += line('paydirt_requests_total', labels, count);
      text += '# TYPE paydirt_request_seconds histogram\n';
      text += histogram('paydirt_request_seconds');
      text += '# TYPE paydirt_jobs_total counter\n';
      for (const [labels, count] of jobs) text += line('paydirt_jobs_total', labels, count);
      for (const [name, value] of Object.entries(gauges))
        text += `# TYPE ${name} gauge\n${line(name, '', value)}`;
      return text;
    },
  };
}
