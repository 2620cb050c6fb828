import { useId } from 'preact/hooks';

/** One of a few ways to do something. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What choosing it means. */
  readonly hint: string;
}

export interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few ways to do something, each with what it means; one is chosen. */
export function Choices<Value extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {choices.map(({ value, name, hint }) => (
        <div class="choice" key={value}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            checked={value === chosen}
            aria-describedby={`${id}-${value}-hint`}
            onChange={() => onChoose(value)}
          />
          <label for={`${id}-${value}`}>{name}</label>
          <span class="hint" id={`${id}-${value}-hint`}>
            {hint}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
