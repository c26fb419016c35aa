import { defineMessages } from '../message.ts';

export const pages = defineMessages({});
