import { useReachability } from "../api/reachability.ts";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Notice } from "./notice.tsx";
import type { NoticeSource } from "./notice-source.ts";

/** Shown while the server is unreachable. The session and the page stay. */
export const outageNotice: NoticeSource = { key: "outage", weight: "outage", Source: OutageNotice };

function OutageNotice() {
  const isReachable = useReachability();
  const { notices } = useTexts(sharedTexts);
  return (
    <div role="status">
      {!isReachable && (
        <Notice name={notices.connection} tone="warn">
          <p>{notices.outage}</p>
        </Notice>
      )}
    </div>
  );
}
