import { type ReactNode, useCallback, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { NoticePlaceContext } from "./notice-place.ts";
import type { NoticeWeight } from "./notice-weight.ts";
import { type ActiveNotice, addNotice, removeNotice } from "./shown-notices.ts";
import { useKeptRoom } from "./use-kept-room.ts";

/**
 * The one place for notices: shows the heaviest of those in `children`, and all of them at a press. For somebody who is
 * signed in (`isPersonal`) it keeps the room of a notice that is still being read.
 */
export function NoticeStrip({ children, isPersonal }: { children: ReactNode; isPersonal: boolean }) {
  const [active, setActive] = useState<readonly ActiveNotice[]>([]);
  const [isOpen, setOpen] = useState(false);
  const enter = useCallback((id: string, weight: NoticeWeight) => {
    setActive((before) => addNotice(before, { id, weight }));
    return () => setActive((before) => removeNotice(before, id));
  }, []);
  const toggle = () => setOpen(!isOpen);
  const place = { isOpen, heaviestId: active[0]?.id, count: active.length, enter, toggle };
  const keepsRoom = useKeptRoom(active.length > 0, isPersonal);
  return (
    <NoticePlaceContext value={place}>
      <div className={classNames("print:hidden", keepsRoom && roomOfNotice)}>{children}</div>
    </NoticePlaceContext>
  );
}

/** A closed notice: one line, and its border. */
const roomOfNotice = "min-h-[calc(2.25rem+1px)] low:min-h-[calc(1.75rem+1px)]";
