import type { Region } from '@paydirt/contract/goods/delivery-address';
import { Button } from '@paydirt/ui/button';
import type { PickerColumn } from '@paydirt/ui/picker';
import { useState } from 'react';

import { useDeliveryRegions } from '../data/delivery.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { useSheetEntry } from '../../../shell/screen/sheet-entry.ts';
import { type DeliveryValues, useCountryOptions } from './delivery-fields.tsx';
import { placeName, placesOf, withPlaceLine } from './place-line.ts';

const PickerSheet = part([], async () => (await import('@paydirt/ui/picker-sheet')).PickerSheet, {
  preload: true,
});

/** A choice in each column; empty for a place that is not listed and has to be typed. */
type Chosen = readonly [country: string | null, region: string | null, town: string | null];

const NOT_LISTED = '';

interface DeliveryPlaceProps {
  values: DeliveryValues;
  onChange: (values: Partial<DeliveryValues>) => void;
}

/**
 * Choose country, region and town in linked columns; they are written into the address, where each can be changed.
 * What is not listed is typed there: no place is made up, and none is preselected (H16).
 */
export function DeliveryPlace({ values, onChange }: DeliveryPlaceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [chosen, choose] = useState<Chosen>([null, null, null]);
  const [written, setWritten] = useState<readonly string[]>([]);
  const known = useDeliveryRegions(wasOpened ? values.country : null);
  const columns = useColumns(chosen);
  const close = () => setOpen(false);
  useSheetEntry(open, close);

  function begin() {
    // The form's country may have been chosen outside this picker.
    if (chosen[0] !== values.country) choose([values.country || null, null, null]);
    setWasOpened(true);
    setOpen(true);
  }

  function change(column: number, value: string) {
    choose([...chosen.slice(0, column), value, null, null].slice(0, 3) as unknown as Chosen);
  }

  function confirm() {
    const [country, region, town] = chosen;
    const place = region ? placeName(region, town || null) : null;
    // One that was written before a reload, or that was saved, is known by its country.
    const places = [...written, ...(known.status === 'ready' ? placesOf(known.value) : [])];
    onChange({ country: country ?? '', lines: withPlaceLine(values.lines, place, places) });
    setWritten(place === null ? [] : [place]);
    close();
  }

  return (
    <>
      <Button wide aria-haspopup="dialog" onClick={begin}>
        {t('destinations.delivery.place')}
      </Button>
      {wasOpened ? (
        <PartBoundary resetKey={String(open)} onFailed={close}>
          <PickerSheet
            open={open}
            onOpenChange={setOpen}
            title={t('destinations.delivery.place')}
            closeLabel={t('common.close')}
            confirmLabel={t('common.done')}
            columns={columns}
            onValueChange={change}
            onConfirm={confirm}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

/** Compute the columns: the towns of an unlisted region are not fetched. */
function useColumns([country, region, town]: Chosen): PickerColumn[] {
  const t = useT();
  const failureText = useFailureText();
  const countries = useCountryOptions();
  const view = useDeliveryRegions(country);
  const regions: readonly Region[] = view.status === 'ready' ? view.value : [];
  const listed = (names: readonly string[]) =>
    names.length === 0
      ? []
      : [
          ...names.map((name) => ({ value: name, text: name })),
          { value: NOT_LISTED, text: t('destinations.delivery.notListed') },
        ];
  const waiting = view.status === 'failed' ? failureText(view.error) : t('common.loading');
  const columns = [
    {
      label: t('products.detail.deliveryCountry'),
      items: countries.map(({ value, label }) => ({ value, text: label })),
      value: country,
    },
    {
      label: t('destinations.delivery.region'),
      items: listed(regions.map(({ name }) => name)),
      value: region,
      empty: country === null ? t('destinations.delivery.countryFirst') : waiting,
    },
    {
      label: t('destinations.delivery.town'),
      items: listed(regions.find(({ name }) => name === region)?.towns ?? []),
      value: town,
      empty: t('destinations.delivery.regionFirst'),
    },
  ];
  return region === NOT_LISTED ? columns.slice(0, 2) : columns;
}
