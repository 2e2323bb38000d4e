import { useEffect, useState } from "react";

export interface Microphone {
  deviceId: string;
  label: string;
}

/** Those that the browser has told us of, which it does once one was allowed; changes when one comes or goes. */
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

/** `default` and `communications` only stand for another one of the list. */
function isNamedMicrophone({ kind, deviceId, label }: MediaDeviceInfo): boolean {
  return kind === "audioinput" && label !== "" && !["", "default", "communications"].includes(deviceId);
}
