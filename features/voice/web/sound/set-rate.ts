/** Sets how many times as fast an element plays; as the default as well, for each new sound of it begins with that. */
export function setRate(element: HTMLAudioElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}
