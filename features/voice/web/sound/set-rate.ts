/** Sets an element's speed, also as its default, because each new sound starts with the default. */
export function setRate(element: HTMLAudioElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}
