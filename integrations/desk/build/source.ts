export { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
export { preparedTexts } from '@tourbillon/domain/i18n/create-translators.ts';
export { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';
export { DESK_MESSAGES } from '../messages/index.ts';
export { FRAMEWORK_MESSAGES } from '../messages/react-admin/index.ts';
