import { useEffect, useRef } from 'react';
import { useSidebarState } from 'react-admin';
import { useIsPhone } from '../ui/use-is-phone.ts';

/**
 * Closes the menu in a window as narrow as a phone, where it covers the page, and restores it when the window gets wide
 * again. React-admin keeps what the person has chosen for both widths alike.
 */
export function useClosedMenuOnPhones(): void {
  const isPhone = useIsPhone();
  const [open, setOpen] = useSidebarState();
  const last = useRef({ isPhone: false, isOpenWhenWide: isPhone || open });
  useEffect(() => {
    const { current } = last;
    if (isPhone === current.isPhone) {
      if (!isPhone) current.isOpenWhenWide = open;
      return;
    }
    current.isPhone = isPhone;
    const next = !isPhone && current.isOpenWhenWide;
    if (open !== next) setOpen(next);
  }, [isPhone, open, setOpen]);
}
