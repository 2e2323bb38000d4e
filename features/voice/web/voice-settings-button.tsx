import { lazy, Suspense } from "react";
import { ControlRoom } from "#platform/web/page/control-room.tsx";

const VoiceSettings = lazy(async () => ({ default: (await import("./voice-settings.tsx")).VoiceSettings }));

/** The button of the navigation that leads to the voices. */
export function VoiceSettingsButton({ isLabelShown }: { isLabelShown?: boolean }) {
  return (
    <Suspense fallback={<ControlRoom />}>
      <VoiceSettings isLabelShown={isLabelShown} />
    </Suspense>
  );
}
