import type { Report } from '@paydirt/contract/community/reports';
import { Button } from '@paydirt/ui/button';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { textOf, useDecideReport, useReports } from '../community/index.ts';
import { timeOf } from '../../platform/data/wire.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

/** Read what members reported, and decide about it. */
export function PanelReports() {
  const t = useT();
  return (
    <PanelSection title={t('moderation.panel.title')}>
      <Viewed
        inset
        view={useReports()}
        empty={<p className="text-15 text-ink-2">{t('moderation.panel.none')}</p>}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonBlock className="h-24" />
          </Skeleton>
        }
      >
        {(reports) => (
          <ul role="list" className="flex flex-col gap-3">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function ReportRow({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const form = useForm({ fields: [] });
  const { send, sending } = useDecideReport();

  async function decide(remove: boolean) {
    form.answerOf(await send({ id: report.id, remove }));
  }

  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3 wrap-anywhere">
      <p className="text-15 font-semibold">
        {t(`moderation.panel.${report.about}`, { name: report.username })}
        {': '}
        {t(`moderation.form.${report.kind}`)}
      </p>
      <blockquote className="line-clamp-4 border-s-2 border-line ps-3 text-15 whitespace-pre-line">
        {textOf(report.content)}
      </blockquote>
      {report.text === '' ? null : <p className="text-15 whitespace-pre-line">{report.text}</p>}
      <p className="text-13 text-ink-2">
        {t('moderation.panel.by', { name: report.reportedBy, time: format.dateTime(timeOf(report.time)) })}
      </p>
      <FormFailure text={form.formError} />
      {report.decision === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={sending} onClick={() => void decide(false)}>
            {t('moderation.panel.keep')}
          </Button>
          <Button size="sm" variant="danger" busy={sending} onClick={() => void decide(true)}>
            {t('moderation.panel.remove')}
          </Button>
        </div>
      ) : (
        <p className="text-13 font-semibold">{t(`moderation.panel.${report.decision}`)}</p>
      )}
    </li>
  );
}
