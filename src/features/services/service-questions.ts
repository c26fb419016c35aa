/** The fields of a question that decide where it is shown. */
interface Placed {
  topic: string | null;
  services: readonly string[];
}

/**
 * The questions of a service's page: first those without a topic, which only this service has, then shared ones
 * (decision 14).
 */
export function questionsOf<Question extends Placed>(
  questions: readonly Question[],
  url: string,
): Question[] {
  const asked = questions.filter(({ services }) => services.includes(url));
  return [...asked.filter(({ topic }) => !topic), ...asked.filter(({ topic }) => topic)];
}

/**
 * Groups questions by topic, in the order of the topics. Omits questions without a topic: they are on the pages of
 * their services.
 */
export function byTopic<Question extends Placed>(
  questions: readonly Question[],
  topics: readonly { id: string; title: string }[],
): { title: string; questions: Question[] }[] {
  return topics
    .map(({ id, title }) => ({ title, questions: questions.filter(({ topic }) => topic === id) }))
    .filter((group) => group.questions.length > 0);
}
