guest-name-bell = Bell
card-table-line-bell = A bell rings. Who is first?
