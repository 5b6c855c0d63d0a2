declare module 'diff-match-patch' {
  /** Only what the bench calls; the package brings no types. */
  export default class DiffMatchPatch {
    Match_Distance: number;
    Match_Threshold: number;
    Match_MaxBits: number;
    match_main(text: string, pattern: string, near: number): number;
    diff_main(one: string, other: string): [number, string][];
    diff_levenshtein(differences: [number, string][]): number;
  }
}
