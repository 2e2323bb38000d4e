import { keepFocusNear } from "#platform/web/ui/keep-focus-near.ts";
import { Bare } from "./bare.tsx";
import { MainArea } from "./main-area.tsx";
import { WithToolResults } from "./with-tool-results.tsx";

/** A bare page that shows more than a form, such as a conversation. */
export function BareWithParts() {
  return (
    <Bare
      main={
        <MainArea ref={keepFocusNear}>
          <WithToolResults />
        </MainArea>
      }
    />
  );
}
