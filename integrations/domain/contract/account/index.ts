import { account, editAccount } from './profile.ts';
import { changeEmail, confirmNewEmail, undoEmailChange } from './email-change.ts';
import { login, logout } from './login.ts';
import {
  forgotPassword,
  mailedLink,
  resetPassword,
  sendVerificationEmail,
  verifyEmail,
} from './mailed-links.ts';
import {
  addPasskey,
  makeRecoveryCodes,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  setSecondFactor,
  signInSecurity,
} from './passkeys.ts';
import { register } from './registration.ts';
import { changePassword, endSessions, sessions } from './sessions.ts';
import {
  completeLogin,
  loginByPasskey,
  passkeyLoginOptions,
  proofOptions,
  prove,
  secondFactorOptions,
} from './login-steps.ts';

/** Calls about accounts (§7, architecture §5). */
export const ACCOUNT_CALLS = {
  account,
  editAccount,
  login,
  logout,
  register,
  mailedLink,
  verifyEmail,
  sendVerificationEmail,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmNewEmail,
  undoEmailChange,
  sessions,
  endSessions,
  signInSecurity,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
  setSecondFactor,
  passkeyLoginOptions,
  loginByPasskey,
  secondFactorOptions,
  completeLogin,
  proofOptions,
  prove,
} as const;

export type AccountCallName = keyof typeof ACCOUNT_CALLS;
