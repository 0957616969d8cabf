import { describe, expect, it } from 'vitest';

import { memoryHistory, normalisedAddress } from './history-port.ts';
import { createNavigation } from './navigation.ts';

const settled = () => new Promise<void>(queueMicrotask);
/** Wait until every move was reported, and the work that waited for it is done. */
const allSettled = async () => {
  for (let moves = 0; moves < 20; moves += 1) await settled();
};

describe('normalisedAddress', () => {
  it.each([
    ['?type=5', '#/user/record', '/user/record?type=5'],
    ['?type=5', '#/user/record?type=3', '/user/record?type=3'],
    ['?from=2026-01-01', '#/user/record?type=5', '/user/record?type=5&from=2026-01-01'],
    ['?type=5', '', '/?type=5'],
    ['', '', '/'],
    ['', '#user/record', '/user/record'],
    ['?q=a%26b', '#/index', '/index?q=a%26b'],
  ])('puts %s and %s together as %s', (search, hash, address) => {
    expect(normalisedAddress(search, hash)).toBe(address);
  });
});

describe('createNavigation', () => {
  it('reads path and query from one address', () => {
    const { path, search, index } = createNavigation(memoryHistory('/user/record?type=5&kind=a%26b')).entry();
    expect({ path, search, index }).toEqual({ path: '/user/record', search: 'type=5&kind=a%26b', index: 0 });
  });

  it('gives the same page the same id on Back, so that its kept state is found', async () => {
    const navigation = createNavigation(memoryHistory('/index'));
    const { id } = navigation.entry();
    navigation.navigate('/index/detail?productId=7');
    expect(navigation.entry().id).not.toBe(id);
    navigation.back('/index');
    await settled();
    expect(navigation.entry()).toMatchObject({ id, path: '/index', search: '', index: 0 });
    expect(navigation.lastMove()).toBe('back');
  });

  it('drops the query together with its page', () => {
    const navigation = createNavigation(memoryHistory('/user/record?type=5'));
    navigation.navigate('/mine');
    expect(navigation.entry()).toMatchObject({ path: '/mine', search: '' });
  });

  it('keeps the id when only the query of the page is replaced', () => {
    const navigation = createNavigation(memoryHistory('/user/record?type=5'));
    const { id } = navigation.entry();
    navigation.navigate('/user/record?type=3', { replace: true });
    expect(navigation.entry()).toMatchObject({ id, search: 'type=3', index: 0 });
  });

  it('goes to the fallback when the visit began on this page', () => {
    const history = memoryHistory('/index/detail?productId=7');
    const navigation = createNavigation(history);
    navigation.back('/index');
    expect(navigation.entry().path).toBe('/index');
    expect(history.entries()).toEqual(['/index']);
  });

  it('treats a typed address as a new entry', () => {
    const history = memoryHistory('/index');
    const notified: string[] = [];
    let listener = () => undefined as void;
    const navigation = createNavigation({
      ...history,
      subscribe: (added) => ((listener = added), () => undefined),
    });
    navigation.subscribe(() => notified.push(navigation.entry().path));
    history.push('/mine', null);
    listener();
    // The browser reports a typed hash twice, as popstate and as hashchange.
    listener();
    expect(notified).toEqual(['/mine']);
    expect(navigation.entry().index).toBe(1);
    expect(navigation.lastMove()).toBe('push');
  });

  describe('with an open sheet', () => {
    it('closes the sheet on Back and stays on the page', async () => {
      const navigation = createNavigation(memoryHistory('/index'));
      const { id } = navigation.entry();
      navigation.openSheet('buy');
      expect(navigation.entry()).toMatchObject({ id, path: '/index', sheets: ['buy'] });
      navigation.back('/index');
      await settled();
      expect(navigation.entry()).toMatchObject({ id, path: '/index', sheets: [], index: 0 });
    });

    it('leaves no entry behind when the sheet is closed by its button', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('buy');
      navigation.closeSheet('buy');
      await settled();
      navigation.navigate('/mine');
      expect(history.entries()).toEqual(['/index', '/mine']);
    });

    it('does not undo a navigation that follows right after closing', async () => {
      const navigation = createNavigation(memoryHistory('/index'));
      navigation.openSheet('buy');
      navigation.closeSheet('buy');
      navigation.navigate('/user/myorder');
      await settled();
      await settled();
      expect(navigation.entry().path).toBe('/user/myorder');
      navigation.back('/index');
      await settled();
      expect(navigation.entry().path).toBe('/index');
    });

    it('replaces the sheet when a link inside it is followed', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('buy');
      navigation.navigate('/user/myorder');
      expect(history.entries()).toEqual(['/index', '/user/myorder']);
      expect(navigation.entry().sheets).toEqual([]);
    });

    it('closes a confirmation over a sheet before the sheet', async () => {
      const navigation = createNavigation(memoryHistory('/index'));
      navigation.openSheet('buy');
      navigation.openSheet('confirm');
      navigation.back('/index');
      await settled();
      expect(navigation.entry().sheets).toEqual(['buy']);
    });

    it('leaves none of several sheets behind when navigating away', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('buy');
      navigation.openSheet('confirm');
      navigation.navigate('/user/myorder');
      await settled();
      await settled();
      expect(navigation.entry()).toMatchObject({ path: '/user/myorder', index: 1 });
      navigation.back('/index');
      await settled();
      expect(navigation.entry()).toMatchObject({ path: '/index', sheets: [] });
    });

    it('closes a sheet while one above it is still closing', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('buy');
      navigation.openSheet('confirm');
      navigation.closeSheet('confirm');
      navigation.closeSheet('buy');
      await allSettled();
      expect(navigation.entry()).toMatchObject({ path: '/index', sheets: [], index: 0 });
    });

    it('leaves no entry of a sheet that was opened and closed while another was closing', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('panel');
      navigation.closeSheet('panel');
      navigation.openSheet('buy');
      navigation.closeSheet('buy');
      await allSettled();
      expect(navigation.entry()).toMatchObject({ sheets: [], index: 0 });
    });

    it('navigates even when the browser reports an earlier move while a sheet is closing', async () => {
      const history = memoryHistory('/index');
      let notifyAgain = () => undefined as void;
      const navigation = createNavigation({
        ...history,
        subscribe: (listener) => ((notifyAgain = listener), history.subscribe(listener)),
      });
      navigation.openSheet('buy');
      navigation.closeSheet('buy');
      navigation.navigate('/user/myorder');
      // The hashchange that belongs to a Back from before.
      notifyAgain();
      await allSettled();
      expect(navigation.entry().path).toBe('/user/myorder');
      expect(history.entries()).toEqual(['/index', '/user/myorder']);
    });

    it('goes back from the page, not past it, while its sheet is closing', async () => {
      const history = memoryHistory('/index');
      const navigation = createNavigation(history);
      navigation.openSheet('buy');
      navigation.closeSheet('buy');
      navigation.back('/mine');
      await allSettled();
      expect(history.entries()[0]).toBe('/mine');
      expect(navigation.entry()).toMatchObject({ path: '/mine', index: 0 });
    });

    it('replaces the page below the sheet, so that Back does not open it again', async () => {
      const history = memoryHistory('/user/record?id=7');
      const navigation = createNavigation(history);
      const { id } = navigation.entry();
      navigation.openSheet('record');
      navigation.navigate('/user/record', { replace: true });
      await allSettled();
      expect(navigation.entry()).toMatchObject({ id, search: '', sheets: [], index: 0 });
    });

    it('removes the entry of a sheet that a reload closed', async () => {
      const history = memoryHistory('/index');
      createNavigation(history).openSheet('buy');
      const reloaded = createNavigation(history);
      await settled();
      expect(reloaded.entry()).toMatchObject({ path: '/index', sheets: [], index: 0 });
    });
  });
});
