# How strong the computer players are among themselves, and what each is like, in a word or two.

profile-strength-pip = easiest
profile-strength-wanda = easy
profile-strength-otto = medium
profile-strength-viola = medium
profile-strength-henrik = strong
profile-strength-ada = strongest
# A character in a list to choose from: "Ada – strongest".
profile-choice = { $name } – { $strength }

# Stands after the word "computer" and a dot: "computer · dreamy".
profile-trait-pip = dreamy
profile-trait-wanda = rash
profile-trait-otto = unhurried
profile-trait-viola = forgetful
profile-trait-henrik = careful
profile-trait-ada = the champion
