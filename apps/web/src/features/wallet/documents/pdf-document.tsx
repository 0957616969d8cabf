import { CallError } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';

import { type NamedFile, saveFile } from '../../../platform/save-file.ts';
import { useDocument, useSaveStatement, useStatements, type WantedDocument } from '../data/statements.ts';
import type { View } from '../../../platform/data/view.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { ViewFailed } from '../../../shell/screen/viewed.tsx';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { PdfPages } from './pdf-pages.tsx';
import { printPages } from './print-pages.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** One document: read it, save it, print it. */
export function PdfDocument({ wanted }: { wanted: WantedDocument }) {
  const view = useDocument(wanted);
  if (view.status === 'failed' && isUnknown(view.error)) return <NoSuchDocument />;
  if (view.status === 'failed') return <ViewFailed error={view.error} retry={view.retry} />;
  return <ShownDocument view={view} wanted={wanted} />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.name === 'not_found' || error.name === 'invalid_input');
}

type Opened = { readonly file: NamedFile; readonly pdf: OpenPdf | 'failed' };

/** Open a file when it has come; what was open before it is closed. */
function useOpened(file: NamedFile | null): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let left = false;
    const opening = openPdf(file.blob).catch(() => 'failed' as const);
    async function show(of: NamedFile) {
      const pdf = await opening;
      if (!left) setOpened({ file: of, pdf });
    }
    async function close() {
      const pdf = await opening;
      if (pdf !== 'failed') await pdf.close();
    }
    void show(file);
    return () => {
      left = true;
      void close();
    };
  }, [file]);
  return opened !== null && opened.file === file ? opened : null;
}

function ShownDocument({ view, wanted }: { view: View<NamedFile>; wanted: WantedDocument }) {
  const t = useT();
  const file = view.status === 'ready' ? view.value : null;
  const opened = useOpened(file);
  const [brokenFile, setBrokenFile] = useState<NamedFile | null>(null);
  const broken = useCallback(() => setBrokenFile(file), [file]);
  const pdf = opened === null || opened.pdf === 'failed' ? null : opened.pdf;
  const failed = opened?.pdf === 'failed' || (file !== null && brokenFile === file);
  return (
    <div className="flex flex-col gap-4 px-4 pt-2">
      <DocumentActions file={file} pdf={failed ? null : pdf} wanted={wanted} />
      {wanted.kind === 'statement' ? <FirstRecordsOnly month={wanted.month} /> : null}
      {failed ? (
        <NoticeBar tone="failure" title={t('documents.drawFailedTitle')}>
          {t('documents.drawFailedText')}
        </NoticeBar>
      ) : pdf === null ? (
        <Skeleton label={t('common.loading')}>
          <SkeletonBlock className="aspect-[595/842]" />
        </Skeleton>
      ) : (
        <PdfPages pdf={pdf} onFailed={broken} />
      )}
    </div>
  );
}

/** State for a month with very many records that not all of them are listed, and where the rest is. */
function FirstRecordsOnly({ month }: { month: string }) {
  const t = useT();
  const format = useFormat();
  const statements = useStatements();
  const all =
    statements.status === 'ready'
      ? (statements.value.find((statement) => statement.month === month)?.movements ?? 0)
      : 0;
  if (all <= CONSTANTS.STATEMENT_LISTED_RECORDS) return null;
  const listed = format.number(CONSTANTS.STATEMENT_LISTED_RECORDS);
  return <NoticeBar>{t('documents.firstOnly', { listed, all: format.number(all) })}</NoticeBar>;
}

interface DocumentActionsProps {
  file: NamedFile | null;
  pdf: OpenPdf | null;
  wanted: WantedDocument;
}

function DocumentActions({ file, pdf, wanted }: DocumentActionsProps) {
  const t = useT();
  const failureText = useFailureText();
  const table = useSaveStatement();
  const [printing, setPrinting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function saveTable(month: string) {
    const result = await table.save({ month, format: 'csv' });
    if (result !== null) setFailure(result.ok ? null : failureText(result.error));
  }
  async function print(open: OpenPdf) {
    setPrinting(true);
    try {
      await printPages(open);
    } catch {
      setFailure(t('documents.drawFailedText'));
    } finally {
      setPrinting(false);
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          variant="primary"
          icon="download"
          disabled={file === null}
          onClick={() => {
            if (file !== null) saveFile(file);
          }}
        >
          {t('documents.download')}
        </Button>
        {wanted.kind === 'statement' ? (
          <Button busy={table.saving} onClick={() => void saveTable(wanted.month)}>
            {t('documents.downloadTable')}
          </Button>
        ) : null}
        <Button
          busy={printing}
          disabled={pdf === null}
          onClick={() => {
            if (pdf !== null) void print(pdf);
          }}
        >
          {t('documents.print')}
        </Button>
      </div>
      {failure === null ? null : (
        <div role="alert">
          <NoticeBar tone="failure">{failure}</NoticeBar>
        </div>
      )}
    </div>
  );
}

function NoSuchDocument() {
  const t = useT();
  return (
    <NotFound
      title={t('documents.unknownTitle')}
      link={{ href: walletRoutes.documents.href(), label: t('documents.toAll') }}
    />
  );
}
