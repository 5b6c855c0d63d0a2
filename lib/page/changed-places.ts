import { isReadPlace, type ReadPlace } from './is-read-place.ts';

/** Of how many changed places a list is kept; a page that changes more is looked at as a whole. */
const MOST_CHANGED_PLACES = 1000;

/** Gathers where a page gets new text, until it is looked at again. */
export class ChangedPlaces {
  #places = new Set<Node>();
  #many = false;

  note({ type, target, addedNodes, removedNodes }: MutationRecord): void {
    // What is left when nodes are taken out can read differently than before.
    if (type !== 'childList' || removedNodes.length > 0) this.#add(target);
    // What is to be looked at as a whole needs no list, and one answer can bring thousands of nodes a second.
    else if (!this.#many) for (const node of addedNodes) this.#add(node);
  }

  /** The places that changed since the last call and can hold text that is read; null where they are too many to tell. */
  take(): readonly ReadPlace[] | null {
    const places = this.#many ? null : [...this.#places].filter(isReadPlace);
    this.#places = new Set();
    this.#many = false;
    return places;
  }

  #add(node: Node): void {
    if (this.#places.size < MOST_CHANGED_PLACES) this.#places.add(node);
    else this.#many = true;
  }
}
