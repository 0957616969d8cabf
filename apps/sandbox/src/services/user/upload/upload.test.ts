import type { Envelope } from '@paydirt/contract';
import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { addMs, CONSTANTS, HOUR_MS } from '@paydirt/domain';
import {
  gifOf,
  HEIC,
  joinBytes,
  JPEG,
  jpegFromCamera,
  PNG,
  SVG,
  TEXT,
  WEBP,
  ZIP,
} from '@paydirt/domain/picture/pictures.fixture';
import { beforeAll, describe, expect, it } from 'vitest';

import { realNow, serviceNow } from '../../../platform/clock.ts';
import { RATE_LIMITS } from '../../../http/limits/rate-limits.ts';
import { APNG, heavyPng, pngOf, pngPromising } from '../../../testing/pictures.fixture.ts';
import { type TestMember, withServices } from '../../../testing/with-services.ts';
import { claimFile, removeFile } from '../../../uploads/upload-rows.ts';
import { sendFile, type SentFile } from './upload.fixture.ts';

const MB = 1024 * 1024;
const HOST = 'http://localhost';

const services = withServices();
const crowded = withServices({ rateLimits: RATE_LIMITS });
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  member = await services.insertMember();
  other = await services.insertMember();
});

const upload = (bytes: Uint8Array<ArrayBuffer>, sent: Partial<SentFile> = {}) =>
  sendFile(bytes, { app: services.app, token: member.token, ...sent });

const refusal = (reason: string) =>
  expect.objectContaining({ message: 'invalid_input', data: { fields: { file: reason } } });

const show = (url: string) => Promise.resolve(services.app.request(HOST + url));

async function kept(memberId = member.id): Promise<number> {
  const rows = await services.database.query(`select from file where member_id = $1`, [memberId]);
  return rows.length;
}

const claim = (
  fileId: string,
  { memberId = member.id, purpose = 'post' }: { memberId?: string; purpose?: UploadPurpose } = {},
) =>
  services.database.transaction(async (sql) =>
    claimFile(sql, { fileId, memberId, purpose, at: await serviceNow(sql) }),
  );

describe('a picture', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['image/png', gifOf(1)],
  ])('is stored and shown as %s, whatever its name claims', async (type, bytes) => {
    const { data, code } = await upload(bytes, { name: 'run.exe', type: 'text/html' });
    expect(code).toBe(200);
    const shown = await show(data.url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe(type);
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('X-Paydirt-Mode')).toBe('test');
    expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'; sandbox");
    expect(shown.headers.get('Cache-Control')).toMatch(/^private,/);
  });

  it('is returned with its size', async () => {
    const { data } = await upload(PNG);
    expect(data).toMatchObject({ width: 6, height: 4 });
  });

  it('loses where it was taken, and is upright', async () => {
    const { data } = await upload(jpegFromCamera(6));
    expect(data).toMatchObject({ width: 4, height: 6 });
    expect(await (await show(data.url)).text()).not.toMatch(/GPS|Vienna|PK|Exif/);
  });

  it('has an id that cannot be guessed, and unknown ids show nothing', async () => {
    const { data } = await upload(PNG);
    expect(data.id).toMatch(/^fil_[0-9a-z]{20}$/);
    for (const id of ['fil_00000000000000000000', '%00', "'", 'a/b', ''])
      expect((await show(`/media/uploads/${id}`)).status).toBe(404);
  });
});

describe('a file that cannot be shown', () => {
  it.each([
    ['picture_format', 'an SVG with a script', SVG],
    ['picture_format', 'a renamed text file', TEXT],
    ['picture_format', 'a zip', ZIP],
    ['picture_format', 'nothing', new Uint8Array()],
    ['picture_heic', 'a HEIC', HEIC],
    ['picture_broken', 'a truncated JPEG', JPEG.slice(0, 300)],
    ['picture_broken', 'a text after the first bytes of a JPEG', joinBytes(JPEG.slice(0, 4), TEXT)],
    ['picture_broken', 'a corrupted PNG', PNG.with(60, 0)],
    ['picture_moving', 'an animated GIF', gifOf(3)],
    ['picture_moving', 'an animated PNG', APNG],
    ['picture_too_many_pixels', 'a bomb', pngPromising(30_000, 30_000)],
    ['picture_too_many_pixels', 'a long edge', pngOf(16_385, 1)],
  ])('is refused as %s: %s', async (reason, _name, bytes) => {
    const before = await kept();
    expect(await upload(new Uint8Array(bytes), { name: 'photo.jpg', type: 'image/jpeg' })).toEqual(
      refusal(reason),
    );
    expect(await kept()).toBe(before);
  });

  it('is reported in the requested language', async () => {
    const body = new FormData();
    body.append('purpose', 'post');
    body.append('file', new File([HEIC], 'a.heic'));
    const headers = { 'X-Access-Token': member.token, Language: 'de_DE' };
    const response = await services.app.request(`${HOST}/api/user/file/upload`, {
      method: 'POST',
      headers,
      body,
    });
    expect(((await response.json()) as Envelope<unknown>).data).toEqual({ fields: { file: 'picture_heic' } });
  });
});

describe('its size', () => {
  it.each([
    ['avatar', CONSTANTS.AVATAR_MAX_BYTES],
    ['post', CONSTANTS.COMMUNITY_PICTURE_MAX_BYTES],
    ['feedback', CONSTANTS.FEEDBACK_PICTURE_MAX_BYTES],
    ['submission', CONSTANTS.SUBMISSION_PICTURE_MAX_BYTES],
  ])('is limited by its purpose: %s', async (purpose, most) => {
    const fits = heavyPng(most);
    expect(fits).toHaveLength(most);
    expect((await upload(fits, { purpose })).code).toBe(200);
    expect(await upload(heavyPng(most + 1), { purpose })).toEqual(refusal('too_large'));
  });

  it('is refused for any purpose at 25 MB', async () => {
    const { message } = await upload(heavyPng(25 * MB), { purpose: 'feedback' });
    expect(message).toBe('too_large');
  });
});

describe('access', () => {
  it('uploading is for members, and nobody else’s body is read', async () => {
    let read = false;
    const stream = new ReadableStream(
      {
        pull(controller) {
          read = true;
          controller.enqueue(new Uint8Array(1000));
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request(`${HOST}/api/user/file/upload`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: stream,
      duplex: 'half',
    });
    const response = await services.app.request(request);
    expect(response.status).toBe(401);
    expect(response.headers.get('Connection')).toBe('close');
    expect(read).toBe(false);
  });

  it('uploading is limited to sixty a minute', async () => {
    const { token } = await crowded.insertMember();
    const codes: number[] = [];
    for (let n = 0; n < 62; n += 1) codes.push((await upload(PNG, { token, app: crowded.app })).code);
    expect(codes).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429]);
  });

  it('a picture of a post can be seen by anyone with its address', async () => {
    const { data } = await upload(PNG, { purpose: 'post' });
    expect(data.url).toBe(`/media/uploads/${data.id}`);
    expect((await show(data.url)).status).toBe(200);
  });

  it.each(['submission', 'feedback'])(
    'a %s can be seen only by its signed address, for a while',
    async (purpose) => {
      const { data } = await upload(PNG, { purpose });
      expect((await show(data.url)).status).toBe(200);
      const url = new URL(HOST + data.url);
      const until = Number(url.searchParams.get('until'));
      expect(until - realNow()).toBeLessThanOrEqual(2 * HOUR_MS);
      const forged = [
        url.pathname,
        `${url.pathname}?until=${until + HOUR_MS}&sign=${url.searchParams.get('sign')}`,
        `${url.pathname}?until=${until - 3 * HOUR_MS}&sign=${url.searchParams.get('sign')}`,
        `${url.pathname}?until=${until}&sign=`,
        `${url.pathname}?until=${until}`,
      ];
      for (const address of forged) expect((await show(address)).status).toBe(404);
      const { data: another } = await upload(PNG, { purpose });
      expect((await show(another.url.split('?')[0] + url.search)).status).toBe(404);
    },
  );

  it('a file can be used only by its owner, for its purpose, once', async () => {
    const { data } = await upload(PNG);
    expect(await claim(data.id, { memberId: other.id })).toBeNull();
    expect(await claim(data.id, { purpose: 'avatar' })).toBeNull();
    expect(await claim('fil_00000000000000000000')).toBeNull();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(data.id)));
    expect(claims.filter(Boolean)).toEqual([data]);
  });
});

describe('an unused file', () => {
  it('is deleted after a clock day, and a used one stays until it is removed', async () => {
    const { data: unused } = await upload(PNG);
    const { data: used } = await upload(PNG);
    await claim(used.id);
    await services.advance(CONSTANTS.UPLOAD_UNUSED_MS - HOUR_MS);
    expect((await show(unused.url)).status).toBe(200);
    await services.advance(2 * HOUR_MS);
    expect((await show(unused.url)).status).toBe(404);
    expect(await claim(unused.id)).toBeNull();
    expect((await show(used.url)).status).toBe(200);
    await services.database.transaction((sql) => removeFile(sql, used.id));
    expect((await show(used.url)).status).toBe(404);
  });

  it('is counted against a limit per member, also when many are sent concurrently', async () => {
    const { id, token } = await services.insertMember();
    // As many at once as the queue of pictures takes of one member.
    for (let sent = 0; sent < CONSTANTS.UPLOADS_UNUSED_AT_MOST + 5; sent += 5) {
      const five = await Promise.all(Array.from({ length: 5 }, () => upload(PNG, { token })));
      expect(five.map(({ code }) => code)).toEqual(five.map(() => 200));
    }
    expect(await kept(id)).toBe(CONSTANTS.UPLOADS_UNUSED_AT_MOST);
    const { data } = await upload(PNG, { token });
    expect((await show(data.url)).status).toBe(200);
    expect(await kept(id)).toBe(CONSTANTS.UPLOADS_UNUSED_AT_MOST);
  });
});

it('is dated by the test clock', async () => {
  const before = await services.now();
  const { data } = await upload(PNG);
  const [job] = await services.database.query<{ due_at: number }>(
    `select due_at from job where kind = 'upload-expiry' and reference = $1`,
    [data.id],
  );
  expect(job?.due_at).toBeGreaterThanOrEqual(addMs(before, CONSTANTS.UPLOAD_UNUSED_MS));
});
