/** Most characters of a file of texts at the desk. The longest text of the project has 30 thousand. */
export const TEXT_LENGTH = 200_000;
