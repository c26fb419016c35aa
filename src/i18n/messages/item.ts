import { defineMessages } from '../message.ts';

export const item = defineMessages({});
