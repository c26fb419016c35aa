import cluster from 'node:cluster';
import { Follower, type FollowerParts } from './follower.ts';
import type { Publishing } from './publishing.ts';
import { WorkerPublishing } from './worker-publishing.ts';

/** The publishing of this process: alone, or as one of a supervisor's workers. */
export function openPublishing(parts: FollowerParts): Publishing {
  return cluster.isWorker ? new WorkerPublishing(parts) : new Follower({ ...parts, makesPages: true });
}
