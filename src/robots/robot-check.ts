import { type Configuration, configuration } from '../platform/configuration.ts';
import path from 'node:path';
import type { Challenge } from 'altcha-lib';
import { type WorkDemand, newTask, PROOF_LIFE_MS, readProof } from './proof-of-work.ts';
import {
  type QuestionContext,
  isSum,
  newQuestion,
  type Question,
  readQuestion,
} from './arithmetic-question.ts';
import { readRecaptchaKeys, verifyRecaptcha } from './recaptcha.ts';
import { regionOf } from './captcha-region.ts';
import { signingKey } from '../platform/signing-key.ts';
import { UsedProofs } from '../limits/used-proofs.ts';

/** What a browser must do to prove that a person uses it. */
export type RobotTask = { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

/** Distinguishes people from robots: reCAPTCHA v3 if the host has keys, otherwise proof of work in the browser. */
export class RobotCheck {
  readonly #configuration: Configuration;
  readonly #used: UsedProofs;
  #made: string | undefined;

  /** @param configuration `RECAPTCHA_*`, `ROBOT_CHECK_KEY`, `DATA_DIR`. */
  constructor(configuration: Configuration) {
    this.#configuration = configuration;
    this.#used = new UsedProofs(path.join(configuration.DATA_DIR, 'robots', 'used'), PROOF_LIFE_MS);
  }

  /** Creates a task for a page of a host. */
  async task(hostname: string): Promise<RobotTask> {
    const keys = this.#keys(hostname);
    if (keys) return { kind: 'recaptcha', siteKey: keys.site };
    return { kind: 'work', challenge: await newTask(this.#secret) };
  }

  /** Whether a token proves a person. Our own tokens are valid once. @throws when the provider does not respond. */
  async verify(hostname: string, token: string): Promise<boolean> {
    if (token === '') return false;
    const keys = this.#keys(hostname);
    if (keys) return verifyRecaptcha(token, keys.secret, this.#configuration.RECAPTCHA_VERIFY_URL);
    return (await this.workOf(token)) > 0;
  }

  /** Creates one of our own tasks, whatever the host uses for its forms. */
  demand(demand: WorkDemand): Promise<Challenge> {
    return newTask(this.#secret, demand);
  }

  /**
   * Uses a proof for one of our own tasks. @param purpose what the task was created for.
   * @returns how much work was done, as a multiple of that for a form; 0 if the proof is not valid.
   */
  async workOf(token: string, purpose = ''): Promise<number> {
    if (token === '') return 0;
    const proof = await readProof(this.#secret, token);
    if (proof?.purpose !== purpose) return 0;
    return (await this.#used.use(proof.signature)) ? proof.work : 0;
  }

  /**
   * Creates a question for browsers without scripts. If the host uses the captcha provider, the question is shown
   * only to them, because the provider must check everybody else.
   */
  question(asking: QuestionContext): Question & { withoutScripts: boolean } {
    const withoutScripts = this.#keys(asking.hostname) !== undefined;
    return { ...newQuestion(this.#secret, asking), withoutScripts };
  }

  /**
   * Whether a question was answered correctly. Each question accepts only one answer, right or wrong.
   * @param said the hash of the form with the question.
   */
  async verifyAnswer(asking: QuestionContext, token: string, answer: string, said = ''): Promise<boolean> {
    const isRight = this.#isRight(asking, token, answer);
    return (await this.#used.use(token, isRight ? said : '')) && isRight;
  }

  /** Whether the question was answered correctly before, with the same form content. */
  async wasAnswered(asking: QuestionContext, token: string, answer: string, said: string): Promise<boolean> {
    return this.#isRight(asking, token, answer) && (await this.#used.usedFor(token)) === said;
  }

  #isRight(asking: QuestionContext, token: string, answer: string): boolean {
    const question = readQuestion(this.#secret, asking, token);
    return question !== undefined && isSum(answer, question.sum);
  }

  #keys(hostname: string) {
    return readRecaptchaKeys(this.#configuration)[regionOf(hostname)];
  }

  get #secret(): string {
    return (this.#made ??= signingKey(this.#configuration));
  }
}

let check: RobotCheck | undefined;

/** The robot check of this process, configured by the environment. */
export function theRobotCheck(): RobotCheck {
  return (check ??= new RobotCheck(configuration()));
}
