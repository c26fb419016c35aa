import type { ComponentType } from 'react';
import type { Permission } from '@tourbillon/domain/desk/roles.ts';
import type { DeskKey } from '../messages/index.ts';
import type { ResourceData } from './data/resource-data.ts';

/** A section of the desk: an entry of the menu, its screens and their calls. */
export interface Section {
  /** Path and resource name. */
  name: string;
  title: DeskKey;
  icon: ComponentType;
  /** The permission to see it; without one, everybody sees it. */
  permission?: Permission;
  data: ResourceData;
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  /** Printable view of a row without the frame of the desk, at `/name/:id/print`. */
  print?: ComponentType;
}
