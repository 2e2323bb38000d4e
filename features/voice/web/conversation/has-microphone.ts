/** Whether this device has a microphone, even one without permission. */
export async function hasMicrophone(devices = navigator.mediaDevices): Promise<boolean> {
  // Pages without TLS cannot list devices.
  if (!devices?.enumerateDevices) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === "audioinput");
  } catch {
    return false;
  }
}
