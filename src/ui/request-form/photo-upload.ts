/** What became of a file: taken, refused with what to say, or lost on its way. */
export type Sent = { kind: 'taken'; id: string } | { kind: 'refused'; message: string } | { kind: 'broken' };

/** Milliseconds without a byte after which a file counts as lost. */
const SILENCE = 30_000;

/** Sends one file of a form. XMLHttpRequest, for `fetch` does not say how far it is. @param tell the part that has gone. */
export function sendPhoto(upload: string, file: File, tell: (part: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ upload, name: file.name });
    let timer = setTimeout(() => request.abort(), SILENCE);
    request.open('POST', `/api/photos?${query}`);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE);
      tell(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      resolve(outcome(request));
    };
    request.send(file);
  });
}

function outcome({ status, responseText }: XMLHttpRequest): Sent {
  try {
    const answer = JSON.parse(responseText) as { photo?: { id: string }; message?: string; reason?: string };
    if (status === 200 && answer.photo) return { kind: 'taken', id: answer.photo.id };
    if (answer.reason) return { kind: 'refused', message: answer.message ?? '' };
  } catch {
    // No answer of ours.
  }
  return { kind: 'broken' };
}
