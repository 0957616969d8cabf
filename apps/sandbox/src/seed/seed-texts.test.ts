import { access } from 'node:fs/promises';

import { epochMs, LOCALES } from '@paydirt/domain';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { forbiddenIn, competingTermsIn } from '@paydirt/i18n/words/forbidden-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { POSTS } from './community-posts.ts';
import { contentRows, SEED_TEXTS } from './content/content-rows.ts';
import {
  AGREEMENT_SECTION_IDS,
  DEVELOPER_NEWS_IDS,
  NEWS_IDS,
  NOTICE_IDS,
  SLIDE_IDS,
} from './content/seed-texts.ts';
import { AGREEMENT_VERSION, MACHINE_IDS, PRODUCTS } from './products.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 10, 5));

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase({ seeded: true });
});
afterAll(() => fresh?.drop());

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('texts', () => {
  it('exist in ten languages for every product, notice, article, slide and agreement', async () => {
    const rows = await fresh.database.query<{ kind: string; id: string; locales: string[] }>(
      `select kind, id, array_agg(locale order by locale) as locales from content group by kind, id`,
    );
    for (const { kind, id, locales } of rows)
      expect([kind, id, locales]).toEqual([kind, id, LOCALES.toSorted()]);
    const of = (kind: string) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ id }) => id)
        .toSorted();
    expect(of('product')).toEqual(Object.keys(PRODUCTS).toSorted());
    expect(of('notice')).toEqual([...NOTICE_IDS].toSorted());
    expect(of('news')).toEqual([...NEWS_IDS, ...DEVELOPER_NEWS_IDS].toSorted());
    expect(of('slide')).toEqual([...SLIDE_IDS].toSorted());
    expect(of('agreement')).toEqual([AGREEMENT_VERSION]);
  });

  it('are translated: no other language repeats an English sentence', () => {
    const english = SEED_TEXTS['en-US'];
    for (const locale of LOCALES.filter((one) => one !== 'en-US')) {
      const texts = SEED_TEXTS[locale];
      for (const [id, { description }] of Object.entries(texts.products)) {
        expect([locale, id, description]).not.toEqual([
          locale,
          id,
          english.products[id as keyof typeof PRODUCTS].description,
        ]);
      }
      for (const id of NEWS_IDS) {
        expect(texts.news[id].body).toHaveLength(english.news[id].body.length);
        for (const paragraph of texts.news[id].body) expect(english.news[id].body).not.toContain(paragraph);
      }
    }
  });

  it('are never empty', () => {
    for (const { kind, id, locale, body } of contentRows(NOW)) {
      for (const text of textsIn(body))
        expect([kind, id, locale, text.trim() === text && text !== '']).toEqual([kind, id, locale, true]);
    }
  });

  it('start the agreement with its key facts, in five lines', () => {
    expect(AGREEMENT_SECTION_IDS[0]).toBe('short');
    const lines = LOCALES.map(
      (locale) => SEED_TEXTS[locale].agreement.sections.short.text.split('\n').length,
    );
    expect(lines).toEqual(LOCALES.map(() => 5));
  });

  it('repeat nothing within the agreement, not even its key facts', () => {
    for (const locale of LOCALES) {
      const { sections } = SEED_TEXTS[locale].agreement;
      const said = AGREEMENT_SECTION_IDS.filter((id) => id !== 'risk')
        .flatMap((id) => sections[id].text.split(/[.;।\n]/))
        .map((sentence) => sentence.trim().toLocaleLowerCase(locale))
        .filter((sentence) => sentence !== '');
      expect(said).toEqual([...new Set(said)]);
    }
  });

  it('repeat the risk notice of the app in the agreement, right after the key facts', async () => {
    expect(AGREEMENT_SECTION_IDS[1]).toBe('risk');
    for (const locale of LOCALES) {
      const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
      const { sections } = SEED_TEXTS[locale].agreement;
      expect(sections.risk.text).toBe(
        [t('common.risk.playMoney'), t('common.risk.income'), t('common.risk.return')].join(' '),
      );
    }
  });

  it('contain no word that breaks a rule or misstates money, in any language', () => {
    const found = contentRows(NOW).flatMap(({ kind, id, locale, body }) =>
      textsIn(body).flatMap((text) =>
        forbiddenIn(text, locale).map((fault) => ({ kind, id, locale, ...fault })),
      ),
    );
    expect(found).toEqual([]);
  });

  it('use the terms of the app, in every language', () => {
    const found = LOCALES.flatMap((locale) =>
      textsIn(SEED_TEXTS[locale]).flatMap((text) =>
        competingTermsIn(text, locale).map((fault) => ({ locale, ...fault, text })),
      ),
    );
    expect(found).toEqual([]);
  });

  it('keep such words out of posts too, in every language', () => {
    const found = textsIn(POSTS).flatMap((text) => LOCALES.flatMap((locale) => forbiddenIn(text, locale)));
    expect(found).toEqual([]);
  });

  it('keep model names and the figures of examples in every language', () => {
    const model = (name: string) => /[A-Z]{2}-\d+$/.exec(name)?.[0];
    for (const locale of LOCALES) {
      for (const id of MACHINE_IDS) {
        const mark = model(SEED_TEXTS['en-US'].products[id].name);
        expect(mark).toBeDefined();
        expect([locale, model(SEED_TEXTS[locale].products[id].name)]).toEqual([locale, mark]);
      }
      expect(JSON.stringify(SEED_TEXTS[locale].news['returning-a-lease'])).toMatch(/93[.,]33/);
      expect(JSON.stringify(SEED_TEXTS[locale].news['yield-rule'])).toMatch(/94[.,]9/);
    }
  });

  it('use pictures that exist', async () => {
    const media = new URL('../../media/', import.meta.url);
    const [images] = await fresh.database.query<{ images: string[] }>(
      `select array_agg(image) as images from (
         select image from product union select body ->> 'image' from content where kind = 'slide') as shown`,
    );
    expect(images?.images).toHaveLength(21);
    for (const image of images?.images ?? []) await access(new URL(image.replace('/media/', ''), media));
  });
});
