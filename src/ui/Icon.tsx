import { ICONS, type IconName } from './icons.ts';

/** `Icon.astro` for islands. @param size side in CSS pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="line-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]}></path>
    </svg>
  );
}
