import type { DecoderMessage, DecodeTask, FoundLimits } from './decode-task.ts';
import { makeJpeg } from './make-jpeg.ts';

/*
 * A process that decodes pictures of untrusted visitors, one after another. Its environment is empty and it writes no
 * file. It runs under limits of the operating system (`limited-process.ts`) and gets these limits as arguments.
 */

const [cpu = '', data = ''] = process.argv.slice(2);
const limits: FoundLimits = { cpu, data };

process.on('disconnect', () => process.exit());
process.on('message', (task: DecodeTask) => void handleTask(task));
say({ kind: 'ready', limits });

async function handleTask(task: DecodeTask): Promise<void> {
  try {
    const made = await makeJpeg(task);
    say({ kind: 'done', ...made, cpu: cpuSeconds() });
  } catch (error) {
    say({
      kind: 'refused',
      message: error instanceof Error ? error.message : String(error),
      cpu: cpuSeconds(),
    });
  }
}

function say(message: DecoderMessage): void {
  process.send?.(message);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
