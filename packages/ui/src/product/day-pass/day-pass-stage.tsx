import { cx } from 'class-variance-authority';

/** A formatted figure, and the address of its entry. */
export interface DayPassPart {
  label: string;
  text: string;
  href: string;
}

/** A machine's day. Texts come formatted; heights are shares of the machine's own bar, 0 to 1. */
export interface DayPassMachine {
  id: string;
  name: string;
  /** Earned and owed amount ("3.88 · owed 4.50"). */
  text: string;
  /** Paid and missing amount ("2.81 paid, 1.69 short"). */
  note: string;
  earned: number;
  owed: number;
  paid: number;
  /** It could not pay all that it owed. @default false */
  short?: boolean | undefined;
  /** The member's share of it, where they lease one ("+2.81"). */
  yours?: string | undefined;
  href: string;
}

interface DayPassStageProps {
  day: string;
  earned: DayPassPart;
  got: DayPassPart;
  machines: readonly DayPassMachine[];
  skipLabel: string;
  durationMs: number;
  onSkip: () => void;
}

/** Start of each step, as a share of the replay: output arrives, is divided, and is paid to the member. */
const STEPS = { earned: 0.05, paid: 0.4, yours: 0.65, got: 0.75 };
/** Delay between the steps of one machine and the next, as a share of the replay. */
const LAG = 0.025;

/** The replay: a bar for each machine that fills with its earnings, and within it with its payment. */
export function DayPassStage({
  day,
  earned,
  got,
  machines,
  skipLabel,
  durationMs,
  onSkip,
}: DayPassStageProps) {
  const at = (step: number, index = 0) => ({
    animationDelay: `${Math.round((step + Math.min(index, 6) * LAG) * durationMs)}ms`,
  });
  return (
    <button
      type="button"
      aria-label={skipLabel}
      onClick={onSkip}
      className="absolute inset-x-0 top-0 mx-auto block w-full max-w-phone animate-fade-in overflow-hidden rounded-b-sheet border-t border-line bg-sheet px-4 pt-3 pb-4 text-start text-ink shadow-float hover:bg-wash active:translate-y-px"
    >
      <span aria-hidden="true" className="flex max-h-[70dvh] flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-title text-20 font-bold">{day}</span>
          <span className="text-13 text-ink-2 underline underline-offset-3">{skipLabel}</span>
        </span>
        {/* Where there are more than the window holds, the sums below stay in sight. */}
        <span className="block min-h-0 overflow-hidden">
          {machines.map((machine, index) => (
            <span key={machine.id} className="block pt-2">
              <span className="flex flex-wrap items-baseline gap-x-3 text-13">
                <span className="min-w-0">{machine.name}</span>
                <span className="tabular ms-auto animate-rise-in text-ink-2" style={at(STEPS.earned, index)}>
                  {machine.text}
                </span>
              </span>
              <span className="relative mt-1 block h-2 overflow-hidden rounded-full bg-wash">
                <Owed value={machine.owed} short={machine.short ?? false} />
                <Fill value={machine.earned} className="bg-gold" style={at(STEPS.earned, index)} />
                <Fill value={machine.paid} className="bg-verdigris" style={at(STEPS.paid, index)} />
              </span>
              <span
                className="tabular flex animate-rise-in flex-wrap justify-between gap-x-3 text-12 text-ink-2"
                style={at(STEPS.yours, index)}
              >
                <span className={cx(machine.short && 'text-garnet')}>{machine.note}</span>
                {machine.yours === undefined ? null : (
                  <span className="ms-auto font-semibold text-verdigris">{machine.yours}</span>
                )}
              </span>
            </span>
          ))}
        </span>
        <span
          className="mt-3 flex shrink-0 animate-rise-in flex-wrap justify-between gap-x-6 gap-y-1 border-t border-ink pt-2"
          style={at(STEPS.got)}
        >
          {[earned, got].map(({ label, text }) => (
            <span key={label} className="max-w-full">
              <span className="block text-12 text-ink-2">{label}</span>
              <span className="tabular font-semibold">{text}</span>
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

/** Mark on a bar at the amount that was owed. */
function Owed({ value, short }: { value: number; short: boolean }) {
  return (
    <span
      className={cx(
        'absolute inset-y-0 start-0 border-e-2',
        short ? 'border-garnet bg-garnet-wash' : 'border-edge bg-line',
      )}
      style={{ width: `${value * 100}%` }}
    />
  );
}

function Fill({
  value,
  className,
  style,
}: {
  value: number;
  className: string;
  style: { animationDelay: string };
}) {
  return (
    <span
      className={cx('absolute inset-y-0 start-0 origin-left animate-pour', className)}
      style={{ ...style, width: `${value * 100}%` }}
    />
  );
}
