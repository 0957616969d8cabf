import * as messages from './messages.ts';
import * as socket from './socket.ts';

/** Modules of this folder that have operations. */
export const messageModules = [messages, socket];
