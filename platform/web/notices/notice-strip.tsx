import { type ReactNode, useCallback, useState } from "react";
import { NoticePlaceContext } from "./notice-place.ts";
import type { NoticeWeight } from "./notice-weight.ts";
import { type ActiveNotice, addNotice, removeNotice } from "./shown-notices.ts";

/** The one place for notices: shows the heaviest of those in `children`, and all of them at a press. */
export function NoticeStrip({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<readonly ActiveNotice[]>([]);
  const [isOpen, setOpen] = useState(false);
  const enter = useCallback((id: string, weight: NoticeWeight) => {
    setActive((before) => addNotice(before, { id, weight }));
    return () => setActive((before) => removeNotice(before, id));
  }, []);
  const toggle = () => setOpen(!isOpen);
  const place = { isOpen, heaviestId: active[0]?.id, count: active.length, enter, toggle };
  return (
    <NoticePlaceContext value={place}>
      <div className="print:hidden">{children}</div>
    </NoticePlaceContext>
  );
}
