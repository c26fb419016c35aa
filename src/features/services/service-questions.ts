/** A question as far as its place is concerned. */
interface Placed {
  topic: string | null;
  services: readonly string[];
}

/** The questions of a service's page: its own, which no topic has, before those it shares (decision 14). */
export function questionsOf<Question extends Placed>(
  questions: readonly Question[],
  url: string,
): Question[] {
  const asked = questions.filter(({ services }) => services.includes(url));
  return [...asked.filter(({ topic }) => !topic), ...asked.filter(({ topic }) => topic)];
}

/** Questions under their topics, in the order of the topics; those of services alone are left to their pages. */
export function byTopic<Question extends Placed>(
  questions: readonly Question[],
  topics: readonly { id: string; title: string }[],
): { title: string; questions: Question[] }[] {
  return topics
    .map(({ id, title }) => ({ title, questions: questions.filter(({ topic }) => topic === id) }))
    .filter((group) => group.questions.length > 0);
}
