/** Whether the desk and the backend respond. */
export async function isBackendHere(): Promise<boolean> {
  const response = await fetch('/api/me', { headers: { 'X-Desk': '1' } }).catch(() => undefined);
  return response !== undefined && response.status < 500;
}
