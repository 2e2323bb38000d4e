/** Whether this device has a microphone; one that may not be used counts. */
export async function hasMicrophone(devices = navigator.mediaDevices): Promise<boolean> {
  // Pages that do not come over a safe connection are not told of any.
  if (!devices?.enumerateDevices) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === "audioinput");
  } catch {
    return false;
  }
}
