import { useEffect, useState } from "react";

export interface Microphone {
  deviceId: string;
  label: string;
}

/**
 * The microphones known to the page; browsers list them once one was permitted. Updates when one is connected
 * or removed.
 */
export function useMicrophones(): readonly Microphone[] {
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([]);
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.enumerateDevices) return;
    let isCurrent = true;
    const read = async () => {
      const all = await devices.enumerateDevices().catch(() => []);
      if (isCurrent) setMicrophones(all.filter(isNamedMicrophone));
    };
    void read();
    devices.addEventListener("devicechange", read);
    return () => {
      isCurrent = false;
      devices.removeEventListener("devicechange", read);
    };
  }, []);
  return microphones;
}

/** Excludes `default` and `communications`, which are aliases of others in the list. */
function isNamedMicrophone({ kind, deviceId, label }: MediaDeviceInfo): boolean {
  return kind === "audioinput" && label !== "" && !["", "default", "communications"].includes(deviceId);
}
