import { Select } from "#platform/web/ui/select.tsx";
import { chooseMicrophone, useChosenMicrophone } from "./chosen-microphone.ts";
import { useMicrophones } from "./use-microphones.ts";

const systemDefault = "default";

/** Chooses the microphone. Stored in this browser. */
export function MicrophoneChoice({ onChange }: { onChange?: () => void }) {
  const microphones = useMicrophones();
  const chosen = useChosenMicrophone();
  const isGone = chosen !== undefined && !microphones.some(({ deviceId }) => deviceId === chosen);
  return (
    <Select
      label="Microphone"
      options={[
        { value: systemDefault, label: "System default" },
        ...microphones.map(({ deviceId, label }) => ({ value: deviceId, label })),
        ...(isGone ? [{ value: chosen, label: "Previously chosen (not connected)" }] : []),
      ]}
      value={chosen ?? systemDefault}
      onChange={(deviceId) => {
        chooseMicrophone(deviceId === systemDefault ? undefined : deviceId);
        onChange?.();
      }}
    />
  );
}
