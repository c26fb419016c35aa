import { useEffect, useRef } from 'react';
import { useSidebarState } from 'react-admin';
import { useIsPhone } from '../ui/use-is-phone.ts';

/**
 * Closes the menu when the window gets as narrow as a phone, where it covers the page, and restores it when the window
 * gets wide again.
 */
export function useClosedMenuOnPhones(): void {
  const isPhone = useIsPhone();
  const [open, setOpen] = useSidebarState();
  const before = useRef({ isPhone, open });
  useEffect(() => {
    if (isPhone === before.current.isPhone) {
      if (!isPhone) before.current.open = open;
      return;
    }
    before.current.isPhone = isPhone;
    setOpen(!isPhone && before.current.open);
  }, [isPhone, open, setOpen]);
}
