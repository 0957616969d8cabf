import { describe, expect, it } from 'vitest';

import { chatAddress } from './chat-address.ts';

const BASE = 'https://app.example/';
const LOOKS = { theme: 'dark', textSize: '200' };

describe('the address of the chat', () => {
  it('keeps the ticket in the fragment, with theme and text size', () => {
    expect(chatAddress('/support?lang=ta-IN#ticket=a_b-c', LOOKS, BASE)).toBe(
      'https://app.example/support?lang=ta-IN#ticket=a_b-c&theme=dark&size=200',
    );
    expect(chatAddress('https://support.example/support#ticket=x', LOOKS, BASE)).toBe(
      'https://support.example/support#ticket=x&theme=dark&size=200',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'blob:https://app.example/1', 'https://'])(
    'is null for anything but a web page: %s',
    (url) => {
      expect(chatAddress(url, LOOKS, BASE)).toBeNull();
    },
  );
});
