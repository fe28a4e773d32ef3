/** Values from outside by a form that says what they are made of. */
import * as v from 'valibot';

/** Reads a value by a form; undefined where it has not got it. */
export function fitting<Value>(form: v.GenericSchema<unknown, Value>): (value: unknown) => Value | undefined {
  return (value) => {
    const parsed = v.safeParse(form, value, { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  };
}
