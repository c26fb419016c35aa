import { defineMessages } from '../message.ts';

export const catalogue = defineMessages({});
