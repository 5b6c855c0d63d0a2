import { addressMayCite, mayCite } from '../citing/ids/may-cite.ts';
import { ChangedPlaces } from './changed-places.ts';
import { firstPass } from './first-pass.ts';
import { inSlices, type Worked } from '../steps/in-slices.ts';
import type { ReadPlace } from './is-read-place.ts';
import { Pulse } from './pulse.ts';
import { PageWatch, TEXT_ATTRIBUTES } from './watching.ts';

/**
 * Looks a page over for anything that could be part of a citation, and then at what changes in it. This is all that runs on a page
 * without one: it builds nothing and sends nothing.
 */
export class Lookout {
  readonly #signal: AbortSignal;
  readonly #changed = new ChangedPlaces();
  readonly #watch: PageWatch;
  readonly #pulse: Pulse;
  readonly #onSight: () => void;
  #whole = true;
  #rests: (() => void)[] = [];

  /**
   * @param onSight called once, when something could be a citation; the lookout has ended then
   * @param signal ends the lookout without a word
   */
  constructor(onSight: () => void, signal: AbortSignal) {
    const ended = new AbortController();
    this.#onSight = () => {
      ended.abort();
      onSight();
    };
    this.#signal = AbortSignal.any([signal, ended.signal]);
    this.#pulse = new Pulse(
      () => this.#look(),
      () => this.#rest(),
      this.#signal,
    );
    const onRecord = (record: MutationRecord, isNews: boolean) => isNews && this.#changed.note(record);
    this.#watch = new PageWatch({ attributes: TEXT_ATTRIBUTES, onRecord, onNews: () => this.#pulse.changed() }, this.#signal);
    this.#watch.watch(document);
    // Elements that the page defines late get their shadow roots without any change that an observer sees.
    window.addEventListener('load', () => this.lookAgain(), { signal: this.#signal });
    this.#signal.addEventListener('abort', () => this.#rest());
    this.lookAgain();
  }

  /** Look the whole page over once more. */
  lookAgain(): void {
    this.#whole = true;
    this.#pulse.wakeAt(performance.now());
  }

  /** Resolves when there is nothing left to look at. */
  async resting(): Promise<void> {
    if (this.#pulse.busy && !this.#signal.aborted) await new Promise<void>((resolve) => this.#rests.push(resolve));
  }

  #rest(): void {
    if (this.#pulse.busy && !this.#signal.aborted) return;
    for (const resolve of this.#rests.splice(0)) resolve();
  }

  async #look(): Promise<number> {
    const changed = this.#changed.take();
    const places = this.#whole ? null : changed;
    this.#whole = false;
    const seen = await this.#overlook(places ?? [document]).catch((error: unknown) => {
      // What cannot be looked over may cite: a session reads it, or says that it could not be read.
      this.#onSight();
      throw error;
    });
    if (seen.value) this.#onSight();
    return seen.time;
  }

  async #overlook(places: readonly ReadPlace[]): Promise<Worked<boolean>> {
    let time = 0;
    // A port is no id.
    if (addressMayCite(location.href.replace(location.host, location.hostname))) return { value: true, time };
    for (const place of places) {
      if (place.nodeType === Node.TEXT_NODE) {
        if (mayCite((place as Text).data)) return { value: true, time };
        continue;
      }
      const pass = await this.#pass(place as Exclude<ReadPlace, Text>);
      time += pass.time;
      if (pass.value) return { value: true, time };
    }
    return { value: false, time };
  }

  async #pass(place: Exclude<ReadPlace, Text>): Promise<Worked<boolean>> {
    try {
      return await inSlices(
        firstPass(place, (root) => this.#watch.watch(root)),
        this.#signal,
      );
    } catch (error) {
      if (!this.#signal.aborted) throw error;
      return { value: false, time: 0 };
    }
  }
}
