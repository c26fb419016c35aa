import { mergeReports } from '../../../src/publishing/tally.ts';
import { type CaughtUp, readWord, type Word } from '../../../src/publishing/words.ts';

/** A worker as the relay sees it. */
export interface Member {
  /** Says something to it. */
  say(word: Word): void;
}

/** An order to look at the feeds, until all have. */
interface Round {
  asker: Member;
  waiting: Set<Member>;
  done: CaughtUp[];
}

/**
 * Passes on what workers say to one another, and sees to it that exactly one of them, the publisher, makes the pages
 * rendered ahead: the first that serves; when it goes, the next.
 */
export class Relay {
  readonly #members = new Set<Member>();
  readonly #rounds = new Map<string, Round>();
  #publisher: Member | undefined;

  /** A worker serves from now on. */
  join(member: Member): void {
    this.#members.add(member);
    this.#appoint();
  }

  /** A worker goes, or is dead. */
  part(member: Member): void {
    if (!this.#members.delete(member)) return;
    if (this.#publisher === member) this.#publisher = undefined;
    this.#appoint();
    for (const id of [...this.#rounds.keys()]) this.#tick(id, member);
  }

  /** Whether a worker makes the pages. */
  isPublisher(member: Member): boolean {
    return this.#publisher === member;
  }

  /** Takes what a worker says; other messages of the channel are not ours. */
  hear(from: Member, message: unknown): void {
    const word = readWord(message);
    switch (word?.word) {
      case 'page':
      case 'sealed':
        for (const member of this.#members) if (member !== from) member.say(word);
        return;
      case 'catch up':
        this.#rounds.set(word.id, { asker: from, waiting: new Set(this.#members), done: [] });
        for (const member of this.#members) member.say(word);
        return;
      case 'caught up':
        this.#rounds.get(word.id)?.done.push(word.done);
        return this.#tick(word.id, from);
    }
  }

  #appoint(): void {
    if (this.#publisher) return;
    const [next] = this.#members;
    this.#publisher = next;
    next?.say({ word: 'publish' });
  }

  /** One fewer to wait for; with the last the asker is told. */
  #tick(id: string, member: Member): void {
    const round = this.#rounds.get(id);
    if (!round?.waiting.delete(member) || round.waiting.size > 0) return;
    this.#rounds.delete(id);
    const waiting = Math.max(0, ...round.done.map((one) => one.waiting));
    round.asker.say({ word: 'caught up', id, done: { ...mergeReports(round.done), waiting } });
  }
}
