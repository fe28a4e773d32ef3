# People each at their own device: why something at their table was turned down, and why nobody is let in.

## Something that was asked of the table. Said for a moment, beside what was pressed.

apart-refused-no-message = Det gick inte fram. Försök igen.
apart-refused-too-large = Det är för långt för att skickas.
apart-refused-too-many = Det var för mycket på en gång. Vänta lite och försök igen.
apart-refused-not-host = Bara värden kan göra det.
apart-refused-not-yours = Den platsen är någon annans.
apart-refused-not-now = Det går inte just nu.
apart-refused-table-full = Alla platser är upptagna. Du kan titta på tills någon blir ledig.
apart-refused-seat-taken = Någon annan tog just den platsen. Välj en annan.
apart-refused-name-taken = Någon vid bordet heter redan så. Välj ett annat namn.
apart-refused-mark-taken = Någon vid bordet har redan det märket. Välj ett annat.
apart-refused-bad-name = Det namnet går inte att använda. Skriv 1 till 20 tecken, utan komma.
apart-refused-too-few = Ni behöver vara fler för att börja.
apart-refused-bad-setup = De här inställningarna fungerar inte för så många spelare. Ändra dem på hela bordet.

## At the door of the server: no table is opened, or nobody is let in. $code: four letters.

apart-door-no-table = Inget bord har koden { $code }. Kontrollera koden och försök igen.
apart-door-closed = Bord { $code } är stängt. Be värden öppna ett nytt.
apart-door-version = Sidan är från en annan version av SNAG. Ladda om den för att vara med.
apart-door-too-many = För många försök. Vänta en minut och försök igen.
apart-door-no-message = Det gick inte. Ladda om sidan och försök igen.
apart-door-bad-setup = Bordet går inte att öppna med de här inställningarna. Ändra dem och försök igen.
apart-door-full = Det finns inte plats för en enhet till just nu. Försök igen senare.
# Till den som värden har tagit bort, och som öppnar länken igen.
apart-door-turned-out = Värden har tagit bort dig från bord { $code }, så du kan inte komma tillbaka. Du kan gå med vid ett annat bord.
apart-door-not-here = Det går inte att vara med på den här adressen. Be värden om en länk.
# The page lies where there is only the page: nobody can join a table there.
apart-door-no-server = Det finns inga bord på den här adressen. Be värden om en länk.

## Nothing more is told of a table. $code: four letters.

apart-gone-elsewhere = Du har öppnat bordet i en annan flik eller ett annat fönster.
apart-gone-closed = Värden har stängt bord { $code }.
apart-gone-turned-out = Värden har tagit bort dig från bord { $code }.
apart-gone-version = SNAG har uppdaterats. Ladda om sidan för att fortsätta.
