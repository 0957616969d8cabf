export {
  type Call,
  defineCall,
  type InputOf,
  isResultOf,
  isSecretParameter,
  type ParsedInputOf,
  type ResultOf,
  type Service,
  SERVICES,
  type Subject,
  SUBJECTS,
} from './call.ts';
export {
  type Answer,
  CallError,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  readAnswer,
  requestPath,
  type UploadFetch,
} from './client.ts';
export {
  CLASS_KEY_HEADER,
  CLOCK_HEADER,
  type EarlierOutcome,
  type Envelope,
  envelopeSchema,
  type ErrorData,
  errorDataSchema,
  MODE,
  MODE_HEADER,
  REPLAY_HEADER,
  WORLD_HEADER,
} from './envelope.ts';
export {
  CLIENT_ERRORS,
  type ClientErrorName,
  closesIntent,
  type ErrorMessageKey,
  type ErrorName,
  type ErrorRow,
  ERRORS,
  isErrorName,
} from './errors.ts';
export { FIELD_REASONS, type FieldReason } from './field-reasons.ts';
