import { defineMessages } from '../message.ts';

export const errors = defineMessages({});
