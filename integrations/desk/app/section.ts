import type { ComponentType } from 'react';
import type { Permission } from '@tourbillon/domain/desk/roles.ts';
import type { DeskKey } from '../messages/index.ts';
import type { ResourceData } from './data/resource-data.ts';

/** A part of the desk: an entry of the menu, its screens and the calls they are made of. */
export interface Section {
  /** Address and name of its rows. */
  name: string;
  title: DeskKey;
  icon: ComponentType;
  /** Who sees it; everybody without one. */
  permission?: Permission;
  data: ResourceData;
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
}
