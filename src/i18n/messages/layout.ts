import { defineMessages } from '../message.ts';

export const layout = defineMessages({});
