import * as messages from './messages.ts';
import * as socket from './socket.ts';

export const messageModules = [messages, socket];
